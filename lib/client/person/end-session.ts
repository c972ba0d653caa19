import { needsMember } from '@/lib/web/route-rules'
import { forgetUser } from './session-cookie'

/**
 * Makes this tab one of a guest. Loaded when a session has ended.
 * @returns whether the page is one of the member area, which a guest cannot stay on
 */
export function endSession(): boolean {
  forgetUser()
  return needsMember(location.pathname)
}
