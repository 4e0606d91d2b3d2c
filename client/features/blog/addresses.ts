export const listAddress = '/pages/blog/list';
export const newPostAddress = '/pages/blog/new';

export const getPostAddress = (id: number) => `/pages/blog/detail/${id}`;
export const getEditorAddress = (id: number) => `/pages/blog/edit/${id}`;
