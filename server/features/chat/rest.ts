import { graphql } from '../../gql/index.ts';
import { route } from '../../rest/route.ts';

export const rest = [
  route({
    method: 'GET',
    url: '/apps/chat/chats-and-contacts',
    operation: graphql(`
      query ListChatsAndContacts {
        chatsContacts: chattedContacts {
          ...ChatContactBody
        }
        contacts: chatContacts {
          ...ChatContactBody
        }
        profileUser: chatProfile {
          id
          avatar
          fullName
          status
        }
      }

      fragment ChatContactBody on ChatContact {
        id
        fullName
        role
        about
        avatar
        status
        chat @omitNull {
          id
          unseenMsgs: unseenCount
          lastMessage {
            ...ChatMessageBody
          }
        }
      }

      fragment ChatMessageBody on ChatMessage {
        message: text
        time
        senderId
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/apps/chat/users/profile-user',
    reply: 'chatProfile',
    operation: graphql(`
      query ShowChatProfile {
        chatProfile {
          id
          avatar
          fullName
          role
          about
          status
          settings {
            isTwoStepAuthVerificationEnabled: isTwoStepVerificationOn
            isNotificationsOn: areNotificationsOn
          }
        }
      }
    `),
  }),
  // This GET route runs a mutation, because the specification marks an opened chat as read.
  route({
    method: 'GET',
    url: '/apps/chat/get-chat',
    reply: 'openChat',
    example: { id: 2 },
    operation: graphql(`
      mutation OpenChat($id: Int!) {
        openChat(contactId: $id) {
          chat @omitNull {
            ...ChatBody
          }
          contact {
            ...ChatContactBody
          }
        }
      }

      fragment ChatBody on Chat {
        id
        userId
        unseenMsgs: unseenCount
        chat: messages {
          ...ChatMessageBody
        }
      }
    `),
  }),
  route({
    method: 'POST',
    url: '/apps/chat/send-msg',
    status: 201,
    example: {
      obj: { contact: { id: 2 }, message: 'Thank you. Does the lift take the long desk?' },
    },
    operation: graphql(`
      mutation SendMessage($obj: SendMessageInput!) {
        response: sendMessage(message: $obj) {
          newMessageData: message {
            ...ChatMessageBody
          }
          id: contactId
          chat: newChat @omitNull {
            ...ChatBody
          }
        }
      }
    `),
  }),
];
