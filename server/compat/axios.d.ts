import type { AxiosInstance } from 'axios';

export function sendUnknownKeys(axios: AxiosInstance): () => void;
