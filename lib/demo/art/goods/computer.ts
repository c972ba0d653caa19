import { desktop } from './computer/desktop'
import { gamebook, gamekit } from './computer/gamebook'
import { gaming } from './computer/gaming'
import { laptop } from './computer/laptop'
import { mini, tower, workstation } from './computer/office'

/** Computers: 笔记本, 一体台式机, 游戏台式机, 游戏本, 游戏本套装, 商用台式机, 迷你主机, 图形工作站. */
export const computer = { laptop, desktop, gaming, gamebook, gamekit, tower, mini, workstation }
