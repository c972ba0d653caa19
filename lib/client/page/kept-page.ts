import { userCookie } from '../person/user-cookie'

/**
 * A page that the browser kept in memory and shows again, mostly after Back: it is loaded anew when the signed-in
 * member has changed or has signed out, so that pages of a member end at the login page after 退出.
 *
 * @returns ends it
 */
export function watchKeptPage(reload: () => void): () => void {
  // Of the time when the document was opened: whoever signs out does so on the page that is kept.
  const opened = userCookie()
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted && userCookie() !== opened) reload()
  }
  addEventListener('pageshow', onShow)
  return () => removeEventListener('pageshow', onShow)
}
