import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { openPointsMall } from './open-points-mall'

export const operatorPointsMallRoutes = {
  open: os.operator.pointsMall.open.handler(({ input, context }) =>
    operatorWrite(context, 'pointsMall.open', input, async ({ mall, scope: { actor } }) => {
      await openPointsMall(mall, actor, input.is_open)
      return { is_open: input.is_open }
    }),
  ),
}
