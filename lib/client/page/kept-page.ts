import { userCookie } from '../person/user-cookie'

/**
 * A page that the browser kept in memory and shows again, mostly after Back: it is loaded anew when the signed-in
 * member has changed or has signed out, so that pages of a member end at the login page after 退出.
 *
 * @returns ends it
 */
export function watchKeptPage(reload: () => void): () => void {
  // The cookie when the document was opened: a sign-out on this page counts as a change when the page is restored.
  const opened = userCookie()
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted && userCookie() !== opened) reload()
  }
  addEventListener('pageshow', onShow)
  return () => removeEventListener('pageshow', onShow)
}
