import 'server-only'
import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, seconds } from './columns'
import { members } from './member'
import { distributors } from './shop'

/**
 * Applications of merchants, one per account, saved step by step (contract member §13). Texts of steps that are not
 * saved yet are empty. Id number and bank account are encrypted.
 */
export const merchantApplications = pgTable(
  'merchant_applications',
  {
    applicationId: bigserial('application_id', { mode: 'number' }).primaryKey(),
    userId: id('user_id')
      .notNull()
      .unique()
      .references(() => members.userId),
    state: text('state', { enum: ['draft', 'review', 'approved', 'refused'] })
      .notNull()
      .default('draft'),
    /** The reason for which the latest review refused it. */
    reason: text('reason').notNull().default(''),
    /** A type of the setting `merchant`; null until the first step is saved. */
    merchantTypeId: integer('merchant_type_id'),
    settledType: text('settled_type', { enum: ['enterprise', 'soletrader'] }),
    merchantName: text('merchant_name').notNull().default(''),
    creditCode: text('credit_code').notNull().default(''),
    /** Codes of province, city and county. */
    regionIds: text('region_ids').array().notNull().default([]),
    province: text('province').notNull().default(''),
    city: text('city').notNull().default(''),
    area: text('area').notNull().default(''),
    address: text('address').notNull().default(''),
    legalName: text('legal_name').notNull().default(''),
    sealedLegalId: text('sealed_legal_id').notNull().default(''),
    legalMobile: text('legal_mobile').notNull().default(''),
    /** 1 company account · 2 personal account · 0 not given. */
    bankAccountType: integer('bank_account_type').notNull().default(0),
    sealedBankAccount: text('sealed_bank_account').notNull().default(''),
    bankName: text('bank_name').notNull().default(''),
    bankMobile: text('bank_mobile').notNull().default(''),
    /** Paths of private uploads. */
    licensePicture: text('license_picture').notNull().default(''),
    idFrontPicture: text('id_front_picture').notNull().default(''),
    idBackPicture: text('id_back_picture').notNull().default(''),
    bankCardPicture: text('bank_card_picture').notNull().default(''),
    /** The time of the last submission. */
    submitted: seconds('submitted'),
    /** The time of the last decision. */
    reviewed: seconds('reviewed'),
    /** The shop that its approval created. */
    shopId: integer('shop_id').references(() => distributors.distributorId),
    created: seconds('created').notNull(),
    updated: seconds('updated').notNull(),
  },
  (t) => [
    // A draft reserves no code: the code of a company is public.
    uniqueIndex('merchant_applications_credit_code')
      .on(t.creditCode)
      .where(sql`${t.state} in ('review', 'approved')`),
    index('merchant_applications_by_state').on(t.state, t.applicationId),
    check('merchant_applications_state', sql`${t.state} in ('draft', 'review', 'approved', 'refused')`),
    check('merchant_applications_shop', sql`(${t.state} = 'approved') = (${t.shopId} is not null)`),
  ],
)
