import * as contentMessages from '@/lib/domain/messages/content'
import * as deskMessages from '@/lib/domain/messages/desk'
import { wireText } from '../../fields'

/** Fields of a tag, of products or of shops. */

export const tagName = () => wireText(20, '标签名称不能超过20个字').min(1, deskMessages.tagNameMissing)
export const tagColour = () => wireText(7).regex(/^#[0-9a-fA-F]{6}$/, contentMessages.colourInvalid)
