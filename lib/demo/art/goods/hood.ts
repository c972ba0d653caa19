import { integrated, set, setSide, setThree } from './hood/set'
import { side, sideScreen } from './hood/side'
import { deep, island, seven, slim, top } from './hood/top'

/** Range hoods: 侧吸, 顶吸, 烟灶套装, 菜谱屏侧吸, 七字形, 中式深罩, 塔形, 岛台, 侧吸套装, 烟灶消, 集成灶. */
export const hood = { side, top, set, sideScreen, seven, deep, slim, island, setSide, setThree, integrated }
