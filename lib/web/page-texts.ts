/**
 * The sentences of error pages. Apart from the rules that lead to them: the error page is in every page's bundle.
 *
 * Plain Node: the front door loads this file without a compiler.
 */

/** Shown with status 404 (spec 1 §2, error pages). */
export const missingPageText = '抱歉！您所访问的页面不存在！'
/** The document title of missing pages. */
export const missingPageTitle = '页面不存在'
/** Shown with status 500 (spec 1 §2, error pages). */
export const brokenPageText = '抱歉！应用程序错误异常！'
/** Shown with status 503 when too many pages are being rendered. */
export const busyPageText = '页面访问人数较多，请稍后再试'
/** Shown with status 503 while the database or the back end cannot be reached. */
export const unavailablePageText = '商城暂时无法访问，请稍后再试'
/** Shown with status 414, when the URL is longer than any of the mall. */
export const tooLongPageText = '抱歉！您所访问的网址过长！'
