/** The part of a request that fault rules and upstream rules are compared with. */
export interface RequestTarget {
  /** The method and the path of a REST request, such as `GET /apps/todo/tasks`. Null for `/graphql`. */
  route: string | null;
  /** The name of the GraphQL operation. A REST route has an operation as well. */
  operation: string | null;
  /** The root fields of the operation, such as `Query.tasks`. */
  fields: readonly string[];
}
