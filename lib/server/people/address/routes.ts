import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as addressMessages from '@/lib/domain/messages/address'
import { memberOf, os, type CallContext } from '@/lib/server/ground/call-context'
import { regionNames } from '@/lib/server/ground/region/find-region'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { findAddress, listAddresses } from './list-addresses'
import { removeAddress } from './remove-address'
import { createAddress, updateAddress } from './save-address'
import { wireAddress, wireOlderAddress } from './wire'

const routes = os.address

/** Omits fields that were not sent, so that they do not overwrite stored values. */
const withoutUndefined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [field in keyof T]?: Exclude<T[field], undefined>
  }

/** @throws MallError for an address that is not the member's */
async function ownAddress(context: CallContext, addressId: number) {
  const row = await findAddress(context.mall.db, memberOf(context).userId, addressId)
  if (!row) throw new MallError(addressMessages.addressUnknown)
  return row
}

export const addressRoutes = {
  list: routes.list.handler(async ({ input, context }) => {
    const { rows, total } = await listAddresses(context.mall.db, memberOf(context).userId, {
      page: input.page,
      pageSize: input.pageSize,
      ...(input.address_id ? { addressId: input.address_id } : {}),
      ...(input.receipt_type === 'dada' && input.city ? { city: input.city } : {}),
    })
    return wireList({ list: rows.map(wireAddress), total })
  }),

  get: routes.get.handler(async ({ input, context }) =>
    wireAddress(await ownAddress(context, input.address_id)),
  ),

  getOlder: routes.getOlder.handler(async ({ input, context }) =>
    wireOlderAddress(await ownAddress(context, input.addr_id)),
  ),

  create: routes.create.handler(async ({ input, context }) => {
    const { is_def, ...fields } = input
    const draft = { ...fields, ...regionNames(fields.province, fields.city, fields.county) }
    return wireAddress(await createAddress(context.mall, memberOf(context).userId, draft, is_def))
  }),

  update: routes.update.handler(async ({ input, context }) => {
    const { address_id, is_def, ...changes } = input
    const { userId } = memberOf(context)
    return wireAddress(
      await updateAddress(context.mall, userId, address_id, withoutUndefined(changes), is_def),
    )
  }),

  remove: routes.remove.handler(async ({ input, context }) => {
    await removeAddress(context.mall, memberOf(context).userId, input.address_id)
    return { status: true, address_id: input.address_id }
  }),
}
