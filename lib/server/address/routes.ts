import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { memberOf, os } from '@/lib/server/context'
import { findAddress, listAddresses } from './list-addresses'
import { removeAddress } from './remove-address'
import { createAddress, updateAddress } from './save-address'
import { wireAddress } from './wire'

const routes = os.address

/** Omits fields that were not sent, so that they do not overwrite stored values. */
const withoutUndefined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [field in keyof T]?: Exclude<T[field], undefined>
  }

export const addressRoutes = {
  list: routes.list.handler(async ({ input, context }) => {
    const { rows, total } = await listAddresses(context.mall.db, memberOf(context).userId, {
      page: input.page,
      pageSize: input.pageSize,
      ...(input.address_id ? { addressId: input.address_id } : {}),
      ...(input.receipt_type === 'dada' && input.city ? { city: input.city } : {}),
    })
    return { list: rows.map(wireAddress), total_count: total, count: total }
  }),

  get: routes.get.handler(async ({ input, context }) => {
    const row = await findAddress(context.mall.db, memberOf(context).userId, input.address_id)
    if (!row) throw new MallError('查询地址详情出错.')
    return wireAddress(row)
  }),

  create: routes.create.handler(async ({ input, context }) => {
    const { is_def, ...draft } = input
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
