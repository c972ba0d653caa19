import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { os } from '@/lib/server/context'
import { readSetting } from '@/lib/server/settings'
import { headShop } from './head-shop'
import { loadShop, wireShop } from './rows'

export const shopRoutes = {
  isValid: os.shop.isValid.handler(async ({ input, context }) => {
    const shop = input.distributor_id === 0 ? headShop : await loadShop(context.mall.db, input.distributor_id)
    if (!shop || shop.isValid !== 'true') throw new MallError('店铺查询错误.')
    return { ...wireShop(shop), store_address: shop.address, status: false, old_valid: false as const }
  }),

  setting: os.shop.setting.handler(({ context }) =>
    readSetting(context.mall.db, 'shop', { brand_name: '焕新商城', logo: '', intro: '', background: '' }),
  ),
}
