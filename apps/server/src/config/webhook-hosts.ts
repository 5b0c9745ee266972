/** Reads `WEBHOOK_HOSTS`: names or addresses of hosts, each with or without a port, between commas. */
export const readWebhookHosts = (
  text: string | undefined,
): { readonly hosts: readonly string[] } | { readonly problem: string } => {
  const hosts = (text ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  const wrong = hosts.find((host) => !/^([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d{1,5})?$/.test(host))
  return wrong === undefined
    ? { hosts }
    : {
        problem: `WEBHOOK_HOSTS has "${wrong}": it must list hosts such as crm.house.lan:8080, between commas`,
      }
}
