import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from './app.ts';
import { crm } from './features.ts';

/** Builds the server of the CRM. The development server loads this module, so that it imports all features. */
export const buildCrmApp = (
  options: Omit<AppOptions, 'definition'> = {},
): Promise<FastifyInstance> => buildApp({ ...options, definition: crm });
