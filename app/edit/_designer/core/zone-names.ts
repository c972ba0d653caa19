import type { Zone } from '@/lib/domain/design/document'

export const zoneNames: Readonly<Record<Zone, string>> = { header: '头部', body: '正文', footer: '尾部' }
