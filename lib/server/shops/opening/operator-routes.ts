import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { listOpeningSteps } from './list-steps'

export const operatorOpeningRoutes = {
  steps: os.operator.opening.steps.handler(({ context }) => listOpeningSteps(context.mall)),
}
