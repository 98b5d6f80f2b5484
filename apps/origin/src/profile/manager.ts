import type { VipFile } from '@cosmodrome/content/schema/vip.ts';
import type { Manager } from '@cosmodrome/contract/http/vip';

/** The first manager of the file that looks after one of these groups. */
export function managerOf(managers: VipFile['managers'], groups: readonly string[]): Manager | null {
  for (const manager of managers) {
    const groupId = manager.group_ids.find((id) => groups.includes(id));
    if (groupId === undefined) continue;
    const { from, to, zone } = manager.hours;
    return {
      groupId,
      managerName: manager.name,
      telegramLink: manager.telegram,
      whatsAppLink: manager.whatsapp,
      email: manager.email,
      phone: manager.phone,
      time: `${from}-${to} ${zone}`,
      languages: manager.languages,
      avatar: null,
    };
  }
  return null;
}
