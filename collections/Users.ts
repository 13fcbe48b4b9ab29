import type { CollectionConfig } from 'payload';
import { mayEditCatalogue, ROLES } from '@/domain/roles';
import { env } from '@/env';
import { adminOnly, adminOnlyField, adminOrSelf } from './access/roles';
import { refuseDeletingLastAdmin, refuseDemotingLastAdmin } from './hooks/keep-an-admin';

const SESSION_SECONDS = 24 * 60 * 60;

/** Accounts of customers, staff and the admin. Only the admin gives roles. */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'User', plural: 'Users' },
  admin: { useAsTitle: 'username', group: 'Shop', defaultColumns: ['username', 'email', 'role', 'createdAt'] },
  auth: {
    loginWithUsername: { allowEmailLogin: true, requireEmail: true },
    tokenExpiration: SESSION_SECONDS,
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    cookies: { sameSite: 'Lax', secure: env.PUBLIC_URL?.startsWith('https:') ?? false },
  },
  access: {
    read: adminOrSelf,
    create: adminOnly,
    update: adminOrSelf,
    delete: adminOnly,
    unlock: adminOnly,
    admin: ({ req }) => mayEditCatalogue(req.user),
  },
  hooks: { beforeChange: [refuseDemotingLastAdmin], beforeDelete: [refuseDeletingLastAdmin] },
  fields: [
    { name: 'firstName', type: 'text', maxLength: 100 },
    { name: 'lastName', type: 'text', maxLength: 100 },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'customer',
      options: [...ROLES],
      saveToJWT: true,
      access: { create: adminOnlyField, update: adminOnlyField },
    },
  ],
};
