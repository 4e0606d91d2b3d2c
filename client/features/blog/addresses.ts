export const list = '/pages/blog/list';
export const writing = '/pages/blog/new';

export const addressOf = (id: number) => `/pages/blog/detail/${id}`;
export const editingOf = (id: number) => `/pages/blog/edit/${id}`;
