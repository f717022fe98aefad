# Sourced by the steps that fetch from the origin or push to it. Tells git the job's TOKEN by the environment of that step alone: checkout
# keeps none (persist-credentials: false), so that no package's code finds one.
export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0="http.$GITHUB_SERVER_URL/.extraheader"
GIT_CONFIG_VALUE_0="AUTHORIZATION: basic $(printf 'x-access-token:%s' "$TOKEN" | base64 | tr -d '\n')"
export GIT_CONFIG_VALUE_0
