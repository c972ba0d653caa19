import 'server-only'
import { boolean, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core'
import type { FreightConf } from '@/lib/domain/delivery/freight'

/** Freight rules. The JSON has the shape of the contract, with money in yuan (contract trade §5). */
export const freightTemplates = pgTable('freight_templates', {
  templateId: serial('template_id').primaryKey(),
  name: text('name').notNull().unique(),
  isFree: boolean('is_free').notNull().default(false),
  /** 1 weight · 2 pieces · 3 money · 4 volume */
  valuation: integer('valuation').notNull(),
  status: boolean('status').notNull().default(true),
  conf: jsonb('conf').$type<FreightConf>().notNull(),
  distributorId: integer('distributor_id').notNull().default(0),
})
