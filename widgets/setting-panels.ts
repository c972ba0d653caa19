import type { WidgetType } from './contracts'
import type { SettingPanel } from './setting-fields'
import { panel as W0000 } from './W0000/settings'
import { panel as W0001 } from './W0001/settings'
import { panel as W0002 } from './W0002/settings'
import { panel as W0003 } from './W0003/settings'
import { panel as W0004 } from './W0004/settings'
import { panel as W0005 } from './W0005/settings'
import { panel as W0006 } from './W0006/settings'
import { panel as W0007 } from './W0007/settings'
import { panel as W0008 } from './W0008/settings'
import { panel as W0010 } from './W0010/settings'
import { panel as W0011 } from './W0011/settings'
import { panel as W0012 } from './W0012/settings'
import { panel as W0013 } from './W0013/settings'
import { panel as W0014 } from './W0014/settings'
import { panel as W0015 } from './W0015/settings'
import { panel as W0016 } from './W0016/settings'
import { panel as W0017 } from './W0017/settings'
import { panel as W0018 } from './W0018/settings'
import { panel as W0019 } from './W0019/settings'
import { panel as W0020 } from './W0020/settings'
import { panel as W0021 } from './W0021/settings'
import { panel as W0022 } from './W0022/settings'

/** The settings panels of all types, for the page designer. A shopper's bundle must not contain them. */
export const settingPanels: Record<WidgetType, SettingPanel> = {
  W0000,
  W0001,
  W0002,
  W0003,
  W0004,
  W0005,
  W0006,
  W0007,
  W0008,
  W0010,
  W0011,
  W0012,
  W0013,
  W0014,
  W0015,
  W0016,
  W0017,
  W0018,
  W0019,
  W0020,
  W0021,
  W0022,
}
