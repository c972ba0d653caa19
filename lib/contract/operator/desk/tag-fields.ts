import { z } from 'zod'
import * as contentMessages from '@/lib/domain/messages/content'
import * as deskMessages from '@/lib/domain/messages/desk'
import { wireJson, wireText } from '../../fields'

/** Fields of a tag, of products or of shops. */

export const tagName = () => wireText(20, '标签名称不能超过20个字').min(1, deskMessages.tagNameMissing)
export const tagColour = () => wireText(7).regex(/^#[0-9a-fA-F]{6}$/, contentMessages.colourInvalid)

/** A change of several tags. */
export const tagChange = () =>
  wireJson(
    z.object(
      { kind: z.enum(['show', 'hide', 'delete'], deskMessages.rowsMissing) },
      deskMessages.rowsMissing,
    ),
  )
