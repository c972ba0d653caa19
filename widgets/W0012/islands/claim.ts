import { api } from '@/lib/client/api'
import { showErrorToast } from '@/lib/client/error-toast'
import { toast } from '@/lib/client/toast'

/** Claims a coupon and says the result. @returns whether the member has it now */
export async function claim(cardId: number): Promise<boolean> {
  try {
    await api.coupon.receive({ card_id: cardId })
  } catch (error) {
    showErrorToast(error)
    return false
  }
  toast.success('领取成功')
  return true
}
