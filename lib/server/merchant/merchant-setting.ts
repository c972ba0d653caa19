import 'server-only'
import { defaultMerchantSetting, type MerchantSetting } from '@/lib/domain/merchant/merchant-setting'
import type { Queries } from '@/lib/server/db/connection'
import { readSetting } from '@/lib/server/settings'

/** Who may apply. */
export const readMerchantSetting = (db: Queries): Promise<MerchantSetting> =>
  readSetting(db, 'merchant', defaultMerchantSetting)
