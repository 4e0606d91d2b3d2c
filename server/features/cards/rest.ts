import { graphql } from '../../gql/index.ts';
import { route } from '../../rest/route.ts';

export const rest = [
  route({
    method: 'GET',
    url: '/card/card-analytics/support-tracker',
    reply: 'supportTracker',
    operation: graphql(`
      query GetSupportTracker {
        supportTracker {
          title
          last_days: periods
          totalTicket
          newTicket
          openTicket
          responseTime
        }
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/card/card-analytics/avg-sessions',
    reply: 'averageSessions',
    operation: graphql(`
      query GetAverageSessions {
        averageSessions {
          sessions
          last_days: periods
          growth
          goal
          users
          retention
          duration
        }
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/card/card-analytics/revenue-report',
    reply: 'revenueReport',
    operation: graphql(`
      query GetRevenueReport {
        revenueReport {
          years
          price
          budget
        }
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/card/card-analytics/goal-overview',
    reply: 'goalOverview',
    operation: graphql(`
      query GetGoalOverview {
        goalOverview {
          completed
          inProgress
        }
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/card/card-analytics/revenue',
    reply: 'revenueComparison',
    operation: graphql(`
      query GetRevenueComparison {
        revenueComparison {
          thisMonth
          lastMonth
        }
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/card/card-analytics/product-orders',
    reply: 'productOrders',
    operation: graphql(`
      query GetProductOrders {
        productOrders {
          last_days: periods
          chart_info: counts { finished pending rejected }
        }
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/card/card-analytics/sessions-device',
    reply: 'sessionsByDevice',
    operation: graphql(`
      query GetSessionsByDevice {
        sessionsByDevice {
          last_days: periods
          chart_info: devices { icon name iconColor usage upDown }
        }
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/card/card-analytics/customers',
    reply: 'customerGroups',
    operation: graphql(`
      query GetCustomerGroups {
        customerGroups {
          last_days: periods
          listData: groups { icon iconColor text result }
        }
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/card/card-statistics/orders-bar-chart',
    reply: 'statistic',
    operation: graphql(`
      query GetOrdersBarChart {
        statistic(of: ORDERS_BY_DAY) {
          title
          statistics
          ...ChartBody
        }
      }

      fragment ChartBody on StatisticCard {
        series {
          name @omitNull
          data
        }
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/card/card-statistics/profit-line-chart',
    reply: 'statistic',
    operation: graphql(`
      query GetProfitLineChart {
        statistic(of: PROFIT) {
          title
          statistics
          ...ChartBody
        }
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/card/card-statistics/subscribers',
    reply: 'statistic',
    operation: graphql(`
      query GetSubscribersChart {
        statistic(of: SUBSCRIBERS) {
          ...ChartBody
          analyticsData: figure { subscribers: value }
        }
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/card/card-statistics/revenue',
    reply: 'statistic',
    operation: graphql(`
      query GetRevenueChart {
        statistic(of: REVENUE) {
          ...ChartBody
          analyticsData: figure { revenue: value }
        }
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/card/card-statistics/sales',
    reply: 'statistic',
    operation: graphql(`
      query GetSalesChart {
        statistic(of: SALES) {
          ...ChartBody
          analyticsData: figure { sales: text }
        }
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/card/card-statistics/orders',
    reply: 'statistic',
    operation: graphql(`
      query GetOrdersChart {
        statistic(of: ORDERS) {
          ...ChartBody
          analyticsData: figure { orders: value }
        }
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/card/card-statistics/site-traffic',
    reply: 'statistic',
    operation: graphql(`
      query GetSiteTrafficChart {
        statistic(of: SITE_TRAFFIC) {
          ...ChartBody
        }
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/card/card-statistics/active-users',
    reply: 'statistic',
    operation: graphql(`
      query GetActiveUsersChart {
        statistic(of: ACTIVE_USERS) {
          ...ChartBody
        }
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/card/card-statistics/newsletter',
    reply: 'statistic',
    operation: graphql(`
      query GetNewsletterChart {
        statistic(of: NEWSLETTER) {
          ...ChartBody
        }
      }
    `),
  }),
];
