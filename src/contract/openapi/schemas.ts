/** Zod schemas as the JSON schemas of a description: what has a name is described once, below `components`. */
import { z } from 'zod';
import { adminCategoryNode } from '../admin/categories';
import { adminOrder } from '../admin/orders';
import { categoryEntry, categoryTreeEntry, listingProduct, productDetail } from '../catalogue';
import { order } from '../orders';
import { errorAnswer } from '../shared';

export type Json = Record<string, unknown>;

/** The shapes of several answers, and those that contain themselves, which can only be described by name. */
const NAMED: Readonly<Record<string, z.ZodType>> = {
  AdminCategory: adminCategoryNode,
  AdminOrder: adminOrder,
  Category: categoryEntry,
  CategoryTreeEntry: categoryTreeEntry,
  ListedProduct: listingProduct,
  Order: order,
  Product: productDetail,
  Refusal: errorAnswer,
};

const LOCAL = '#/$defs/';
const SHARED = '#/components/schemas/';

/** Collects the named schemas that a description refers to. */
export function createSchemas() {
  for (const [id, schema] of Object.entries(NAMED)) {
    if (!z.globalRegistry.has(schema)) z.globalRegistry.add(schema, { id });
  }
  const components: Record<string, unknown> = {};
  const describe = (schema: z.ZodType, io: 'input' | 'output'): Json => {
    const { $schema: _, $defs = {}, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override });
    for (const [name, { id: __, ...definition }] of Object.entries($defs)) {
      if (!(name in NAMED)) throw new Error(`A schema that contains itself has no name in NAMED (${name}).`);
      components[name] = withSharedReferences(definition);
    }
    return withSharedReferences(described);
  };
  return { describe, components };
}

type Conversion = { zodSchema: z.core.$ZodTypes; jsonSchema: z.core.JSONSchema.BaseSchema };

/** Leaves out an option that JSON cannot express, such as `undefined`: its empty schema would match everything. */
function override({ zodSchema, jsonSchema }: Conversion): void {
  if (zodSchema._zod.def.type !== 'union' || !jsonSchema.anyOf) return;
  const options = jsonSchema.anyOf.filter((option) => Object.keys(option).length > 0);
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, options.length === 1 ? options[0] : { anyOf: options });
}

/** Zod refers to the definitions beside a schema; in a description they are common to all schemas. */
function withSharedReferences(schema: Json): Json {
  const text = JSON.stringify(schema, (key, value) =>
    key === '$ref' && typeof value === 'string' && value.startsWith(LOCAL) ? SHARED + value.slice(LOCAL.length) : value,
  );
  // Only what `z.toJSONSchema` returned, which is an object.
  return JSON.parse(text) as Json;
}
