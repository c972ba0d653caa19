import 'server-only'

/** The sanitiser for HTML that a page is about to show: another back end's texts pass through no service of ours. */
export { cleanHtml } from '@/lib/server/rich-text'
