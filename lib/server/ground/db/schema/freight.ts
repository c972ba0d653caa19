import 'server-only'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { FreightConf } from '@/lib/domain/delivery/freight'

/** Freight rules. The JSON has the shape of the contract, with money in yuan (contract trade §5). */
export const freightTemplates = pgTable(
  'freight_templates',
  {
    templateId: serial('template_id').primaryKey(),
    name: text('name').notNull().unique(),
    isFree: boolean('is_free').notNull().default(false),
    /** 1 weight · 2 pieces · 3 money · 4 volume */
    valuation: integer('valuation').notNull(),
    status: boolean('status').notNull().default(true),
    /** New products have it unless they name another one. */
    isDefault: boolean('is_default').notNull().default(false),
    conf: jsonb('conf').$type<FreightConf>().notNull(),
    distributorId: integer('distributor_id').notNull().default(0),
  },
  (t) => [
    uniqueIndex('freight_templates_one_default')
      .on(t.isDefault)
      .where(sql`${t.isDefault}`),
    check('freight_templates_default_is_on', sql`${t.status} or not ${t.isDefault}`),
  ],
)
