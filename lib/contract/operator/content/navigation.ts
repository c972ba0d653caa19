import { z } from 'zod'
import { isTargetKey, maxTargetName } from '@/lib/domain/content/link-target'
import {
  isSiteLink,
  navigationLimits,
  promiseIcons,
  type PromiseIcon,
} from '@/lib/domain/content/site-limits'
import { maxId } from '@/lib/domain/id'
import * as deskMessages from '@/lib/domain/messages/desk'
import { call } from '../../call'
import { wireInt, wireJson, wireText } from '../../fields'
import { editConflict } from '../desk/edit-conflict'
import { forOperators } from '../options'

const link = z.object({ title: z.string(), href: z.string() })
const icon = z.enum(Object.keys(promiseIcons) as PromiseIcon[])

const navigation = z.object({
  version: z.int(),
  /** Links beside 全部商品分类. */
  links: z.array(link),
  /** Path or URL of 商家入驻; empty hides the link. */
  merchant_entry: z.string(),
  promises: z.array(z.object({ icon, title: z.string(), text: z.string() })),
  /** Columns of links in the footer. */
  columns: z.array(z.object({ title: z.string(), links: z.array(link) })),
  /** A designed header or footer (`/edit`) is shown instead of the built-in one. */
  has_designed_header: z.boolean(),
  has_designed_footer: z.boolean(),
})
export type DeskNavigation = z.infer<typeof navigation>

const limits = navigationLimits
const title = () =>
  wireText(limits.title, `名称不能超过${limits.title}个字`, deskMessages.nameMissing).min(
    1,
    deskMessages.nameMissing,
  )
const href = () =>
  wireText(limits.href, deskMessages.siteLinkInvalid, deskMessages.siteLinkInvalid).refine(
    isSiteLink,
    deskMessages.siteLinkInvalid,
  )
const links = (max: number) =>
  z.array(z.object({ title: title(), href: href() })).max(max, `最多${max}个链接`)

/** Navigation and footer of the built-in frame (contract operator §10). */
export const operatorNavigationContract = {
  get: call('GET', '/operator/navigation', '导航与页脚', forOperators('content:read'))
    .input(z.object({}))
    .output(navigation),

  /** The names of what links lead to, and which of it shoppers do not find. */
  targets: call('GET', '/operator/navigation/targets', '链接目标', forOperators('content:read'))
    .input(
      z.object({
        /** Kinds with ids or names: `goods:12`, `tag:新品`. */
        target: wireJson(
          z
            .array(wireText(maxTargetName + 20).refine(isTargetKey, deskMessages.siteLinkInvalid))
            .min(1, deskMessages.siteLinkInvalid)
            .max(200, deskMessages.siteLinkInvalid),
        ),
      }),
    )
    .output(
      z.object({
        list: z.array(
          z.object({
            target: z.string(),
            name: z.string(),
            /** Why shoppers do not find it: 商品已下架; empty when they do. */
            problem: z.string(),
          }),
        ),
      }),
    ),

  /** Changes the parts that are sent, each as a whole. */
  set: call('PUT', '/operator/navigation', '修改导航与页脚', forOperators('content:write'))
    .input(
      z.object({
        /** The version that the author saw. */
        version: wireInt(1, maxId),
        overwrite: wireJson(z.array(wireText(80)).max(10)).optional(),
        links: wireJson(links(limits.links)).optional(),
        merchant_entry: wireText(limits.href, deskMessages.siteLinkInvalid)
          .refine((text) => text === '' || isSiteLink(text), deskMessages.siteLinkInvalid)
          .optional(),
        promises: wireJson(
          z
            .array(
              z.object({
                icon,
                title: title(),
                text: wireText(limits.text, `说明不能超过${limits.text}个字`),
              }),
            )
            .max(limits.promises, `最多${limits.promises}项承诺`),
        ).optional(),
        columns: wireJson(
          z
            .array(z.object({ title: title(), links: links(limits.columnLinks) }))
            .max(limits.columns, `最多${limits.columns}栏`),
        ).optional(),
      }),
    )
    .output(
      z.object({
        /** False when there are conflicts: nothing was saved. */
        saved: z.boolean(),
        conflicts: z.array(editConflict),
        navigation,
      }),
    ),
}
