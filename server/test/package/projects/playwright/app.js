import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';

const uri = 'http://127.0.0.1:4810/graphql';
const client = new ApolloClient({ link: new HttpLink({ uri }), cache: new InMemoryCache() });
const list = document.querySelector('ul');
const status = document.querySelector('p');

try {
  const { data } = await client.query({ query: gql`query Board { tasks { id title } }` });
  for (const { title } of data.tasks) {
    list.append(Object.assign(document.createElement('li'), { textContent: title }));
  }
} catch (error) {
  status.textContent = error.message;
}
