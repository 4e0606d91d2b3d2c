export interface Mutation {
  kind: string;
  fault: string;
  file: string;
  from: string;
  to: string;
}

export const mutations: Mutation[];
