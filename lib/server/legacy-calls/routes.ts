import 'server-only'
import { os } from '@/lib/server/context'

const nothing = () => ({})

export const legacyCallRoutes = {
  addGift: os.older.addGift.handler(nothing),
  userPoint: os.older.userPoint.handler(nothing),
}
