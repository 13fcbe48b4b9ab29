/** The OpenAPI 3.1 description, made from the table of routes and their schemas. */
import { shop } from '@/shop';
import { shopWords } from '@/words/fr/shop';
import type { RouteSpec } from '../route-spec';
import { describeOperation, OPERATION_TAGS, type Operation } from './operation';
import { createSchemas, type Json } from './schemas';
import { SECURITY_SCHEMES } from './security';

/** What the description says of itself: as the shop is called at this moment. */
export function apiInfo(): Json {
  return {
    title: shop.name,
    version: '1',
    description: shopWords.description(),
    license: { name: 'MIT', identifier: 'MIT' },
  };
}

export type OpenApiDocument = Json & { paths: Record<string, Record<string, Operation>> };

/**
 * The description but for its `info`.
 * @param routes by the names that generated clients call them
 * @param server where the paths begin: the shop's public address, or '/' for the address of the description itself
 */
export function openApiDocument(routes: Readonly<Record<string, RouteSpec>>, server: string): OpenApiDocument {
  const { describe, components } = createSchemas();
  const paths: OpenApiDocument['paths'] = {};
  for (const [id, route] of Object.entries(routes)) {
    const path = `/api${route.path}/`;
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeOperation(id, route, describe) };
  }
  return {
    openapi: '3.1.0',
    servers: [{ url: server }],
    tags: OPERATION_TAGS,
    paths,
    components: { securitySchemes: SECURITY_SCHEMES, schemas: components },
  };
}
