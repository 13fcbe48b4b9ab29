import type { RouteSpec } from '../route-spec';
import { adminOrderRoutes } from './orders';
import { adminCategoryRoutes } from './categories';
import { adminTagRoutes } from './tags';
import { adminProductRoutes } from './products';
import { adminWilayaRoutes } from './wilayas';

/** The calls of the back office, one family a file (spec, back office section 7). */
export const adminRoutes = {
  ...adminOrderRoutes,
  ...adminCategoryRoutes,
  ...adminTagRoutes,
  ...adminProductRoutes,
  ...adminWilayaRoutes,
} as const satisfies Record<string, RouteSpec>;
