import 'server-only'
import { z } from 'zod'
import * as requestMessages from '@/lib/domain/messages/request'

/**
 * Default messages for invalid parameters: clients show them to shoppers, and zod's own are English. Set as
 * `customError`, because every bundled copy of zod resets `localeError` when it loads.
 */
z.config({
  customError: ({ code, origin }) =>
    code === 'too_big' && origin === 'string'
      ? requestMessages.contentTooLong
      : requestMessages.parametersInvalid,
})
