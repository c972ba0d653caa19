import 'server-only'
import { defaultMerchantSetting, type MerchantSetting } from '@/lib/domain/merchant/merchant-setting'
import type { Queries } from '@/lib/server/ground/db/connection'
import { readSetting } from '@/lib/server/ground/settings'

/** The setting of merchant applications. */
export const readMerchantSetting = (db: Queries): Promise<MerchantSetting> =>
  readSetting(db, 'merchant', defaultMerchantSetting)
