import 'server-only'
import { boolean, number, statement, text, type RowOf } from '@/lib/server/ground/db/statement'
import { mallShopNameSql } from '@/lib/server/ground/site-setting/mall-shop-name'

/** Return addresses of shop $1 (null for all) whose shop name contains $2; $3 rows from index $4. */
export const listAddresses = statement(
  'aftersale_addresses',
  `select r.address_id as "addressId", r.distributor_id as "distributorId", coalesce(d.name, ${mallShopNameSql}) as name,
          r.contact, r.mobile, r.province, r.city, r.area, r.address, r.hours, r.is_default as "isDefault",
          coalesce(d.lng, 0) as lng, coalesce(d.lat, 0) as lat, count(*) over () as total
     from return_addresses r left join distributors d on d.distributor_id = r.distributor_id
    where ($1::int is null or r.distributor_id = $1)
      and ($2::text is null or strpos(coalesce(d.name, ${mallShopNameSql}), $2) > 0)
    order by r.distributor_id, r.is_default desc, r.address_id limit $3 offset $4`,
  {
    addressId: number,
    distributorId: number,
    /** Name of the shop. */
    name: text,
    contact: text,
    mobile: text,
    province: text,
    city: text,
    area: text,
    address: text,
    hours: text,
    isDefault: boolean,
    lng: number,
    lat: number,
    /** Total number of matches. */
    total: number,
  },
)
export type AddressRow = RowOf<typeof listAddresses>

/** Shop 0 is the mall itself and has no row. */
export const shopExists = statement(
  'aftersale_shop_exists',
  `select 1 as found where $1::int = 0 or exists (select 1 from distributors where distributor_id = $1)`,
  { found: number },
)

export const clearDefault = statement(
  'aftersale_address_clear_default',
  `update return_addresses set is_default = false where distributor_id = $1 and is_default`,
)

export const insertAddress = statement(
  'aftersale_address_insert',
  `insert into return_addresses (distributor_id, contact, mobile, province, city, area, address, hours, is_default,
                                 created, updated)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) returning address_id as "addressId"`,
  { addressId: number },
)

export const updateAddress = statement(
  'aftersale_address_update',
  `update return_addresses set contact = $2, mobile = $3, province = $4, city = $5, area = $6, address = $7, hours = $8,
          is_default = $9, updated = $10
    where address_id = $1 returning address_id as "addressId"`,
  { addressId: number },
)
