import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { directionOf } from '@/lib/server/ground/wire/direction'
import { listDeposit, readDeposit } from './list-deposit'
import { wireDeposit } from './wire'

export const depositRoutes = {
  info: os.deposit.info.handler(async ({ context }) => {
    const { userId } = memberOf(context)
    return { user_id: userId, company_id: 1 as const, deposit: await readDeposit(context.mall.db, userId) }
  }),

  list: os.deposit.list.handler(async ({ input, context }) => {
    const { userId } = memberOf(context)
    const direction = directionOf(input.outin_type)
    const page = { page: input.page, size: input.pageSize }
    const { rows, total } = await listDeposit(context.mall.db, userId, direction, page)
    return wireList({ list: rows.map((row) => wireDeposit(userId, row)), total })
  }),

  toPoints: os.deposit.toPoints.handler(() => {
    throw new MallError('暂未开启储值兑换积分')
  }),
}
