import 'server-only'
import { z } from 'zod'

/**
 * What a parameter is told whose declaration has no sentence for its fault: clients show these to shoppers, and zod's
 * own are English. As `customError`, because every copy of zod in a bundle sets `localeError` anew when it loads.
 */
z.config({
  customError: ({ code, origin }) => (code === 'too_big' && origin === 'string' ? '内容过长' : '参数错误'),
})
