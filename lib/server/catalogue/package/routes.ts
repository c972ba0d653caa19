import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { getPackage } from './get-package'
import { listPackages } from './list-packages'
import { wireHead } from './wire'

export const packageRoutes = {
  list: os.packages.list.handler(async ({ input, context: { mall } }) => {
    const found = await listPackages(mall.db, input.item_id, mall.now())
    return { list: found.map(wireHead), total_count: found.length }
  }),

  detail: os.packages.detail.handler(({ input, context: { mall, viewer } }) =>
    getPackage(mall, viewer, input.package_id),
  ),
}
